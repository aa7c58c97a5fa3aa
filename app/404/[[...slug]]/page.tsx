/** Every address under /404/ is unknown on purpose: it answers 404 with the whole not-found page. */
export const dynamicParams = false;
export const generateStaticParams = () => [];

export default function NoPage() {
  return null;
}
