import { origin } from './transport';

/** Where an editor corrects a post. */
export const editUrlOf = (id: number) => `${origin}/wp-admin/post.php?post=${id}&action=edit`;
