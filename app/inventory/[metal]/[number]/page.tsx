export { default, generateMetadata } from '../page';

/** The pages of a metal’s grades after the first: each is made when it is first asked for, and stays. */
export const generateStaticParams = () => [];
