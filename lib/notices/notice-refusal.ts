/** Why a notice is not taken: a sentence for the editor who looks at the list of notices, and an HTTP status. */
export class NoticeRefusal extends Error {
  override name = 'NoticeRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
