/** Characters that are searched: more than an answer of WordPress has. An error page of a proxy may be longer. */
const maxSearched = 100_000;

/** The first JSON object in a text: PHP may print its messages before and after it. `null` where there is none. */
export function firstObject(text: string): unknown {
  const searched = text.slice(0, maxSearched);
  let start = searched.indexOf('{');
  for (let tries = 0; start >= 0 && tries < 20; tries += 1) {
    try {
      return JSON.parse(searched.slice(start, endOfObject(searched, start)));
    } catch {
      start = searched.indexOf('{', start + 1); // the brace was part of PHP's message
    }
  }
  return null;
}

/** Where the brace at `start` is closed, braces in strings aside. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let i = start; i < text.length; i += 1) {
    const character = text[i];
    if (isString && character === '\\') i += 1;
    else if (character === '"') isString = !isString;
    else if (!isString && character === '{') depth += 1;
    else if (!isString && character === '}') depth -= 1;
    if (depth === 0) return i + 1;
  }
  return text.length;
}
