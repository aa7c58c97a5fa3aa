import type { LineEdit } from '@/lib/quotes/pasted/line-edit';
import type { CheckedLine } from '@/lib/quotes/pasted/part';

const edit: LineEdit = {
  grade: '',
  spec: '',
  condition: '',
  form: '',
  size: {},
  length: '',
  quantities: [''],
  unit: 'pieces',
  tolerance: '',
  certificates: [],
  needBy: '',
  notes: '',
};

/** A line of which nothing was read. */
export const blankLine = (text: string): CheckedLine => ({
  text,
  fields: [],
  edit,
  unread: [],
  remarks: [],
  pounds: null,
});
