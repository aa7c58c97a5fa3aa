import { absent } from '@/app/absent';
import { findMetal } from '@/lib/catalog/metals';

/** The metal an address names. The metals are ours, so an unknown one is not there without asking anyone. */
export const metalAt = async (params: Promise<{ metal: string }>) =>
  findMetal((await params).metal) ?? absent();
