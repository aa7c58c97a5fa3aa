import { publicOrigin } from './transport';

/** Where an editor corrects a post. */
export const editUrlOf = (id: number) => `${publicOrigin}/wp-admin/post.php?post=${id}&action=edit`;
