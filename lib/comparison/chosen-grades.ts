/** At least two grades make a comparison; more than four fit no page. */
export const mostGrades = 4;

const key = 'comparison';
const none: readonly string[] = [];
let read = { text: '', grades: none };

/** A grade among others: `titanium/6al-4v`. */
export const gradeKey = (metal: { slug: string }, grade: { slug: string }) =>
  `${metal.slug}/${grade.slug}`;

/** The grades named in an address: at most four, each once. `a/b,c/d` */
export const gradesIn = (list: string | null): readonly string[] =>
  [...new Set((list ?? '').split(',').filter((name) => /^[^/]+\/[^/]+$/.test(name)))].slice(
    0,
    mostGrades,
  );

/** The grades chosen in this browser; the same list until it changes. */
export function chosenGrades(): readonly string[] {
  const text = stored();
  if (text !== read.text) read = { text, grades: gradesIn(text) };
  return read.grades;
}

/** Before the browser's storage can be read. */
export const noChosenGrades = () => none;

/** Keeps which grades are chosen; of too many the last stay. */
export function chooseGrades(grades: readonly string[]) {
  try {
    localStorage.setItem(key, grades.slice(-mostGrades).join(','));
  } catch {
    // storage is switched off: the address keeps them
  }
  dispatchEvent(new Event(key));
}

/** Calls back when the choice changes, in this tab or another. */
export function onChosenGrades(changed: () => void) {
  addEventListener(key, changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener(key, changed);
    removeEventListener('storage', changed);
  };
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return ''; // storage is switched off
  }
}
