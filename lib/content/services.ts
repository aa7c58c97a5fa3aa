import { postCollection, type Post } from '@/content-schemas/post';
import { findPost, listPosts } from './read';

export const services = postCollection('um_services');
export const processes = postCollection('processes');

export const getServices = (): Promise<readonly Post[]> => listPosts(services);

export const getService = (slug: string): Promise<Post | null> => findPost(services, slug);

export const getProcesses = (): Promise<readonly Post[]> => listPosts(processes);

export const getProcess = (slug: string): Promise<Post | null> => findPost(processes, slug);
