import { listProblem } from '../pasted/list-problem';
import { Refusal } from '@/lib/runtime/refusal';

/** The list that a form carries, with one kind of line break. Throws a `Refusal` where it is empty or too long. */
export function listText({ text = '' }: Readonly<Record<string, string>>): string {
  const list = text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const problem = listProblem(list);
  if (problem) throw new Refusal(422, problem);
  return list;
}
