/** What a visitor reads after posting a request, word for word (spec §8). */
export const success = 'Message sent successfully!';
export const failure = 'Something went wrong please try again.';

/** The message beside lines until a visitor writes another; in the mail the lines are below it. */
export const messageOfLines = 'Please quote these lines.';

/** Beside the failure, where there is no network. */
export const offline =
  'You’re offline: nothing was sent. Press Send again when you are back online.';

/** Posts to WordPress as the operator reads them: "1 try", "2 tries". */
export const postsText = (posts: number) => (posts === 1 ? '1 try' : `${posts} tries`);
