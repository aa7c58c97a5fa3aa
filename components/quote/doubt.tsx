import { Unbroken } from './unbroken';

/** What a doubt begins with where it is of one of three kinds; any other is a sentence. */
const kindOfDoubt = /^(?:assumed|not understood|no [a-z ]+ found)[:.]/i;

/**
 * What a visitor should look at in a line that was read, with its kind in bold: assumed, not understood or not found. What
 * was not understood is not lost.
 */
export function Doubt({ children }: { children: string }) {
  const [kind = ''] = kindOfDoubt.exec(children) ?? [];
  return (
    <>
      {kind && <b>{kind}</b>}
      <Unbroken>{children.slice(kind.length)}</Unbroken>
      {/^not /i.test(kind) && ' (sent as written)'}
    </>
  );
}
