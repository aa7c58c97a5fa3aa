import { findMetal, type Metal } from '@/lib/catalog/metals';

/** The metal of an address below `/inventory/titanium/` and its like; `null` for other addresses. */
export function metalOf(path: string): Metal | null {
  const [part, slug] = path.split('/').filter(Boolean);
  return (part === 'inventory' && slug && findMetal(slug)) || null;
}
