// What a quote form loads once a visitor writes: all that sending needs, before the network may go.
export { AttachmentList } from './attachment-list';
export { FieldMessages, messageAttributes } from './field-messages';
export { saveDraft } from './quote-draft';
export { FailureSentences, QuoteNotice } from './quote-notice';
export { adviceOn, sendQuote } from './send-quote';
