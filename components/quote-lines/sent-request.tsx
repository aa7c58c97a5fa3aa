/** "Sent as Q-7K3M-QX9P-2D4H: View status", a link to the request's own page where it has one. */
export const SentRequest = ({
  words = 'Sent as',
  request: { reference, page },
}: {
  words?: string;
  request: { reference: string; page: string };
}) => (
  <>
    {words} <span className="number">{reference}</span>
    {page && (
      <>
        : <a href={page}>View status</a>
      </>
    )}
  </>
);
