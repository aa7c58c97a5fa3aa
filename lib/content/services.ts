import { postFields, postFilled, postSchema, type Post } from '@/content-schemas/post';
import { findPost, listPosts } from './read';

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

export const getServices = (): Promise<readonly Post[]> => listPosts(services);

export const getService = (slug: string): Promise<Post | null> => findPost(services, slug);

export const getProcesses = (): Promise<readonly Post[]> => listPosts(processes);

export const getProcess = (slug: string): Promise<Post | null> => findPost(processes, slug);
