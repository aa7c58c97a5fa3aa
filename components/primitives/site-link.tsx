import type { ComponentProps } from 'react';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link to wherever the content says: a plain one. */
export const SiteLink = ({ children, ...props }: SiteLinkProps) => <a {...props}>{children}</a>;
