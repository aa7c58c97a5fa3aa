import type { Held } from '../quote-record';
import { site } from '@/lib/site/company';
import { failure, success } from '../words';
import { Refusal } from './refusal';

/** What the visitor is told, on a page or by the form's script. */
export interface Answer {
  status: number;
  message: string;
  /** What the visitor may quote on the telephone; `null` where nothing is held. */
  reference: string | null;
  problems: Record<string, string>;
  again: boolean;
  retryAfterSeconds: number | null;
}

/** "Sent" for what WordPress has or what is safely held for it; what it refused for good is not. */
export function answerTo({ place, record: { reference, problems } }: Held): Answer {
  const held = { reference, problems, again: false, retryAfterSeconds: null };
  if (place !== 'refused') return { ...held, status: 200, message: success };
  const mend = Object.values(problems).join(' ');
  const kept = `We hold it as ${reference} but could not pass it on: call ${site.phone}`;
  return {
    ...held,
    status: 422,
    message: mend ? `${mend} ${kept}, or change it and send again.` : `${kept}.`,
  };
}

/** A refusal in its own words; any other fault in the one sentence of the spec. */
export function answerToFault(error: unknown): Answer {
  if (error instanceof Refusal) {
    const { status, message, problems, again, retryAfterSeconds } = error;
    return { status, message, problems, again, retryAfterSeconds, reference: null };
  }
  return {
    status: 503,
    message: failure,
    reference: null,
    problems: {},
    again: false,
    retryAfterSeconds: null,
  };
}
