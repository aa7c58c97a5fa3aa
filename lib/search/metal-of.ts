import { findMetal, type Metal } from '@/lib/catalog/metals';

/** The metal whose part of the site an address lies in: `/inventory/titanium/…`; `null` elsewhere. */
export function metalOf(path: string): Metal | null {
  const [part, slug] = path.split('/').filter(Boolean);
  return (part === 'inventory' && slug && findMetal(slug)) || null;
}
