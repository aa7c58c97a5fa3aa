import type { ComponentProps } from 'react';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link to wherever the content says: a plain one, which `SoftNavigation` follows where it leads to a page here. */
export const SiteLink = ({ children, ...props }: SiteLinkProps) => <a {...props}>{children}</a>;
