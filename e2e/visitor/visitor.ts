import type { Page } from '@playwright/test';

export type Engine = 'chromium' | 'firefox' | 'webkit';

export type Role = Parameters<Page['getByRole']>[0];

/** Something on the page as a person names it, whole or by a pattern; `within` something else. */
export type Target = { within?: Target } & (
  { role: Role; name?: string | RegExp } | { label: string } | { words: string | RegExp }
);

export type Key =
  'Enter' | 'Escape' | 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'Space' | '/';

/** How long an act waits for what it names, ms. */
export const patienceMs = 10_000;

/** How long a page and its script may take, ms: with two busy cores they come late. */
export const loadingMs = 30_000;

/**
 * A person at a browser: what every engine can do, so that a journey is written once. Each act waits for what it names
 * (`patienceMs`), and takes only what can be seen; where two can, it throws.
 */
export interface Visitor {
  engine: Engine;
  /** The browser's own version. */
  version: string;
  /** Opens an address of the site, and waits until the page is hydrated. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  click(target: Target): Promise<void>;
  /** Replaces the text of a field. */
  fill(target: Target, text: string): Promise<void>;
  choose(target: Target, option: string): Promise<void>;
  focus(target: Target): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** How many of these can be seen now. */
  count(target: Target): Promise<number>;
  /** The words of one, without line breaks. */
  text(target: Target): Promise<string>;
  /** Runs a function in the page, and returns its result, awaited. */
  run<T, A = void>(work: (given: A) => T, given?: A): Promise<Awaited<T>>;
  on<T>(target: Target, work: (element: HTMLElement) => T): Promise<T>;
  /** Runs a whole script in the page, past the page's policy. */
  load(script: string): Promise<void>;
  size(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
}
