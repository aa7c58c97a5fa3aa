'use client';

import { use } from 'react';
import { MessagesContext } from './messages-context';
import styles from './quote-form.module.scss';

function useMessages(name: string) {
  const { id, problems, advice } = use(MessagesContext);
  const field = id + name;
  return {
    id: field,
    advice: name === 'email' && advice ? { id: `${field}-advice`, sentence: advice } : null,
    problem: problems[name] ? { id: `${field}-problem`, sentence: problems[name] } : null,
  };
}

/** The attributes of a field that messages are about. */
export function useFieldAttributes(name: string) {
  const { id, advice, problem } = useMessages(name);
  if (!advice && !problem) return {};
  return {
    id,
    'aria-describedby': [advice?.id, problem?.id].filter(Boolean).join(' '),
    'aria-invalid': problem ? true : undefined,
  };
}

/** The messages themselves, beside the label: inside, they would be part of the field's name. */
export function FieldMessages({ name }: { name: string }) {
  const { advice, problem } = useMessages(name);
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
