/** The styles of a preview's banner and notes. No style sheet of the build: visitors' pages would bring it with them. */
export const previewStyles = `
@layer components {
  .preview-banner {
    padding-block: 0.5rem;
    border-block-end: 2px solid var(--hot);
    background: var(--sunk);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  .preview-fault {
    color: var(--err);
    font-weight: 600;
  }
  .preview-line {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: center;
  }
  .preview-line p {
    margin-inline-end: auto;
  }
}
`;
