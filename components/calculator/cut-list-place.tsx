import { useEffect, useState } from 'react';
import { readText } from '@/lib/browser/local-text';
import type { Values } from '@/lib/calculators/calculator';
import type { MetalWeight } from '@/lib/calculators/metal-weight';
import styles from './cut-list-place.module.scss';

/**
 * Two buttons that start a cut list, and the list once there is one. Its code is loaded then: a visitor who weighs one
 * piece loads none of it.
 */
export function CutListPlace({
  calculator,
  values,
  isWeighed,
}: {
  calculator: MetalWeight;
  values: Values;
  /** Whether there is a piece to add. */
  isWeighed: boolean;
}) {
  const [list, setList] = useState<typeof import('./cut-list') | null>(null);
  const [message, setMessage] = useState('');

  async function load(act?: (loaded: typeof import('./cut-list')) => string | Promise<string>) {
    try {
      const loaded = await import('./cut-list');
      setList(loaded);
      setMessage((await act?.(loaded)) ?? '');
    } catch {
      setMessage('Not loaded. Please reload the page.');
    }
  }
  useEffect(() => {
    // The key of cut-list.tsx. A failed import needs no message here: a button shows one when it imports again.
    if (readText('cut-list')) import('./cut-list').then(setList, () => {});
  }, []);

  return (
    <section className={`${styles.place} needs-script`} aria-label="Cut list">
      <div className={`${styles.begin} no-print`}>
        <button
          type="button"
          className="btn btn-quiet"
          disabled={!isWeighed}
          onClick={() => load(({ addLine }) => addLine(calculator, values))}
        >
          Add to cut list
        </button>
        <label className={`${styles.file} btn btn-quiet`}>
          Import cut list (CSV)
          <input
            type="file"
            accept=".csv,.txt,text/csv"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void load(({ openFile }) => openFile(calculator, file));
              target.value = '';
            }}
          />
        </label>
        <output className={styles.message}>{message}</output>
      </div>
      {list && <list.CutList calculator={calculator} onMessage={setMessage} />}
    </section>
  );
}
