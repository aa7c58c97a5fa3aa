import { postFields, postFilled, postSchema, type Post } from '@/content-schemas/post';
import { byOrder, findPost, listPosts } from './read';

export const services = {
  name: 'um_services',
  schema: postSchema,
  fields: postFields,
  filled: postFilled,
};
export const processes = {
  name: 'processes',
  schema: postSchema,
  fields: postFields,
  filled: postFilled,
};

/** In an editor's order, as are the processes. */
export const getServices = async (): Promise<readonly Post[]> =>
  (await listPosts(services)).toSorted(byOrder);

export const getService = (slug: string): Promise<Post | null> => findPost(services, slug);

export const getProcesses = async (): Promise<readonly Post[]> =>
  (await listPosts(processes)).toSorted(byOrder);

export const getProcess = (slug: string): Promise<Post | null> => findPost(processes, slug);
