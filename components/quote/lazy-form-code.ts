// What a quote form loads once a visitor writes: all that sending needs, before the network may go.
export { AttachmentList } from './attachment-list';
export { FieldMessages, messageAttributes } from './field-messages';
export { QuoteListSummary as QuoteList } from './quote-list-fields';
export { QuoteNotice } from './quote-notice';
export { saveAndAdvise } from './save-and-advise';
export { sendAndAdvise } from './send-quote';
