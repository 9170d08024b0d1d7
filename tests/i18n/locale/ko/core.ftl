### Texts for the tests: particles.

core-takes = { JOSA($name, "이/가") } { JOSA($card, "을/를") } 가져갑니다.
core-toad = 두꺼비
core-scarab = 쇠똥구리풀
