import { type ReactNode, ViewTransition } from 'react';

/**
 * A card, and the head of the page it leads to: where both name the same page, the one grows into the other.
 * How, and that it does not for those who asked for less motion, is in `app/_transitions.scss`.
 */
export const Growing = ({ into, children }: { into: string; children: ReactNode }) => (
  <ViewTransition name={into} share="grow" default="none">
    {children}
  </ViewTransition>
);
