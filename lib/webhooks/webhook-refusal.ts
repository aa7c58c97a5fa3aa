/** Why a webhook is refused: a sentence for the editor, whose plugin calls webhooks "notices", and an HTTP status. */
export class WebhookRefusal extends Error {
  override name = 'WebhookRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
