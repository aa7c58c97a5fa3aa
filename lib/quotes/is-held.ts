import { isReference } from './reference';
import { quoteStore } from './store';

/** Whether a reference names a request we have: an address may name anything. */
export const isHeld = async (reference: string) =>
  isReference(reference) && (await quoteStore().find(reference)) !== null;
