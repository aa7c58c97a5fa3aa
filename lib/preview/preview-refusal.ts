/** Why something unpublished is not shown: a sentence for the editor who asked, and an HTTP status. */
export class PreviewRefusal extends Error {
  override name = 'PreviewRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
