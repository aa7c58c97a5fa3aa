import type { z } from 'zod';
import { wrongShape } from './collection-request';
import { getJson } from './request';

/** An endpoint of a plugin, such as the menu's, read through a schema. */
export async function readEndpoint<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const { json, url } = await getJson(path);
  const result = schema.safeParse(json);
  if (!result.success) throw wrongShape(url, result.error.issues[0]);
  return result.data;
}
