import type { LineEdit } from './line-edit';
import type { CheckedLine } from './part';

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

/** A line of which nothing was read, for tests and specimens. */
export const blankLine = (text: string): CheckedLine => ({
  text,
  fields: [],
  edit,
  pasted: '',
  unread: [],
  remarks: [],
  pounds: null,
});
