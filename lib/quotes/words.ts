/** What a visitor reads after posting a request, word for word (spec §8). */
export const success = 'Message sent successfully!';
export const failure = 'Something went wrong please try again.';

/** A delivered request is deleted after this many days. The privacy page says so. */
export const keptDays = 30;

/** "1 try", "2 tries", as the operator reads it. */
export const triesText = (tries: number) => (tries === 1 ? '1 try' : `${tries} tries`);
