/** What a visitor is told of a request, word for word (spec §8). */
export const success = 'Message sent successfully!';
export const failure = 'Something went wrong please try again.';
