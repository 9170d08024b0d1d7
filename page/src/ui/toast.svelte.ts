/** Short messages that come and go: what was done, or why not. */

const SHOWN_FOR = 6000;

interface Note {
  number: number;
  text: string;
  kind: "done" | "refused";
}

class Toast {
  notes = $state.raw<readonly Note[]>([]);
  private last = 0;

  /** Something was done. */
  say(text: string): void {
    this.show(text, "done");
  }

  /** Something could not be done. */
  refuse(text: string): void {
    this.show(text, "refused");
  }

  drop(number: number): void {
    this.notes = this.notes.filter((note) => note.number !== number);
  }

  /** Nothing of it concerns another screen. */
  clear(): void {
    this.notes = [];
  }

  private show(text: string, kind: Note["kind"]): void {
    const number = (this.last += 1);
    this.notes = [...this.notes.filter((note) => note.text !== text), { number, text, kind }];
    setTimeout(() => this.drop(number), SHOWN_FOR);
  }
}

export const toast = new Toast();
