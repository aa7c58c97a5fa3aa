import type { QuoteFormContent } from './quote-form-context';
import styles from './quote-form.module.scss';

/** What messages depend on. */
type MessageContext = Pick<QuoteFormContent, 'id' | 'state' | 'advice'>;

function messagesAt(name: string, { id, state, advice }: MessageContext) {
  const field = id + name;
  const problem = state.kind === 'invalid' && state.problems[name];
  return {
    field,
    // What has to change takes the place of advice, and says the same.
    advice:
      name === 'email' && advice && !problem ? { id: `${field}-advice`, sentence: advice } : null,
    problem: problem ? { id: `${field}-problem`, sentence: problem } : null,
  };
}

/** The attributes of a field that messages are about; its hint is read after them. */
export function messageAttributes(
  { name, 'aria-describedby': hint }: { name: string; 'aria-describedby'?: string },
  content: MessageContext,
) {
  const { field, advice, problem } = messagesAt(name, content);
  if (!advice && !problem) return {};
  return {
    id: field,
    'aria-describedby': [advice?.id, problem?.id, hint].filter(Boolean).join(' '),
    'aria-invalid': problem ? true : undefined,
  };
}

/** The messages below a field: advice, and what has to change. */
export function FieldMessages({ name, ...content }: MessageContext & { name: string }) {
  const { advice, problem } = messagesAt(name, content);
  return (
    <>
      {advice && (
        <output id={advice.id} className={`${styles.note} ${styles.doubt}`}>
          {advice.sentence}
        </output>
      )}
      {problem && (
        <span id={problem.id} className={`${styles.note} ${styles.problem}`}>
          {problem.sentence}
        </span>
      )}
    </>
  );
}
