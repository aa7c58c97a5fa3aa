export { default, generateMetadata } from '../page';

/** The pages of a spec’s grades after the first: each is generated at its first request, and stored. */
export const generateStaticParams = () => [];
