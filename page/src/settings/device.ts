/** What this device can do, and asking whether it may. */

export const canVibrate = "vibrate" in navigator;
export const canNotify = "Notification" in window;

/** Ask the reader's browser for leave to show notices; whether it gave it. */
export async function askForNotices(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}
