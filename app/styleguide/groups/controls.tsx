import { AddToComparison } from '@/components/compare/add-to-comparison';
import { Copyable } from '@/components/copy/copyable';
import { AddToQuote } from '@/components/quote/add-to-quote';
import form from '@/components/quote/quote-form.module.scss';
import notice from '@/components/quote/quote-notice.module.scss';
import { QuoteAside } from '@/components/quote/quote-aside';
import { QuoteList } from '@/components/quote/quote-list';
import { failure, success } from '@/lib/quotes/messages';
import { Group, Specimen } from '../specimen';
import styles from '../styleguide.module.scss';

const line = {
  kind: 'weight',
  title: 'Titanium 6AL-4V, round bar',
  quantity: '4 pieces',
  size: 'diameter 2.5 in',
  length: '12 in',
  spec: 'AMS 4928, annealed',
  detail: '38.41 lb theoretical for 4 pieces',
  href: '/tools/metal-weight-conversion/?diameter=2.5',
} as const;

/** What is pressed and filled in, in each of its states. */
export const Controls = () => (
  <Group id="controls" title="Buttons and forms">
    <Specimen state="Buttons">
      <p className={styles.row}>
        <button className="btn">Button</button>
        <button className="btn btn-large">Large</button>
        <button className="btn btn-quiet">Quiet</button>
        <button className="btn btn-quiet btn-large">Quiet, large</button>
        <button className="btn" disabled>
          Disabled
        </button>
        <button className="btn" aria-disabled="true">
          Busy
        </button>
      </p>
    </Specimen>
    <Specimen shows="AddToQuote AddToComparison Copyable CopyButton" state="small ones">
      <div className={styles.row}>
        <AddToQuote line={line} />
        <AddToComparison grade="titanium/6al-4v" title="6AL-4V" />
        <Copyable value="R56400" />
      </div>
    </Specimen>
    <Specimen state="Fields: empty, filled, wrong, disabled">
      <div className={styles.row}>
        <label>
          Empty <input placeholder="AMS 4928" />
        </label>
        <label>
          Filled <input defaultValue="2-1/2" />
        </label>
        <label>
          Wrong <input defaultValue="abc" aria-invalid="true" />
        </label>
        <label>
          Choice{' '}
          <select>
            <option>inches (in)</option>
          </select>
        </label>
        <label>
          Disabled <input disabled />
        </label>
      </div>
    </Specimen>
    <Specimen
      shows="QuoteAside QuoteForm QuoteFields QuoteQuestion AttachmentField"
      state="idle, about a grade"
    >
      <div className={styles.narrow}>
        <QuoteAside about="Titanium 6AL-4V" />
      </div>
    </Specimen>
    <Specimen state="What the form says: sent, failed">
      <div className={`${form.form} ${styles.narrow}`}>
        <p className={notice.sent}>{success} Reference HM-7K4-12X</p>
        <p className={form.failed}>{failure}</p>
      </div>
    </Specimen>
    <Specimen shows="QuoteList QuoteLines" state="with a line">
      <div className={styles.narrow}>
        <QuoteList lines={[line]} />
      </div>
    </Specimen>
  </Group>
);
