import { postFields, postFilled, postSchema, type Post } from '@/content-schemas/post';
import { listTagged, findTagged } from './read';

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

/** The services, by title. */
export const getServices = (): Promise<readonly Post[]> => listTagged(services);

/** One service, or `null`. */
export const getService = (slug: string): Promise<Post | null> => findTagged(services, slug);

/** The value-added processes, by title. */
export const getProcesses = (): Promise<readonly Post[]> => listTagged(processes);

/** One process, or `null`. */
export const getProcess = (slug: string): Promise<Post | null> => findTagged(processes, slug);
