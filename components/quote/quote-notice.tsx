import type { RefObject } from 'react';
import { counted } from '@/lib/site/counted';
import { ErrorSummary } from './error-summary';
import { LastRequest } from './last-request';
import styles from './quote-form.module.scss';
import { QuoteReceipt } from './quote-receipt';
import { refill } from './refill';
import { adviceOn, labelOf, type SendResult } from './send-quote';

/** A form as it is shown: before Send is pressed, meanwhile, and after. */
export type FormState =
  | { kind: 'idle' | 'submitting' }
  /** Idle, with the request that this browser sent last. */
  | { kind: 'last' }
  | SendResult;

interface QuoteNoticeProps {
  state: FormState;
  form: RefObject<HTMLFormElement | null>;
  /** Begins the ids of the form's fields. */
  id: string;
  onDone: (() => void) | undefined;
  setState: (state: FormState) => void;
  setAdvice: (advice: string) => void;
}

/** What a visitor has to see of a form's state: above it, or in its place where it was sent. */
export function QuoteNotice({ state, form, id, onDone, setState, setAdvice }: QuoteNoticeProps) {
  /** Shows the form again, with advice on an email address that is to be corrected. */
  function showAgain(advice: string) {
    setState({ kind: 'idle' });
    setAdvice(advice);
    // The pressed button is removed: focus a field once it is shown.
    const field = advice ? '[name=email]' : 'input:not([type=hidden])';
    setTimeout(() => form.current?.querySelector<HTMLElement>(field)?.focus());
  }
  const correct = () => form.current && showAgain(adviceOn(form.current));
  switch (state.kind) {
    case 'last':
      return <LastRequest onCorrect={correct} />;
    case 'invalid':
      return (
        <ErrorSummary
          className={styles.failed}
          heading={state.isPosted ? undefined : attention}
          problems={state.toChange.map(({ name, sentence }) => ({
            id: id + name,
            sentence,
            label: state.isPosted ? undefined : labelOf(name),
            isSolved: !state.problems[name],
          }))}
        />
      );
    case 'sent': {
      const { response, contents, toCorrect } = state;
      return (
        <QuoteReceipt
          answer={response}
          sent={contents}
          isUnanswerable={toCorrect !== null}
          onDone={onDone}
          onAnother={() => showAgain('')}
          onCorrect={() => {
            if (!form.current || !toCorrect) return;
            refill(form.current, toCorrect);
            showAgain(adviceOn(form.current));
          }}
        />
      );
    }
    default:
      return null;
  }
}

const attention = (fields: number) =>
  fields === 0
    ? 'All filled in: press Send again'
    : `${counted(fields, 'field')} ${fields === 1 ? 'needs' : 'need'} attention`;
