/** @type {import('next').NextConfig} */
export default {
  trailingSlash: true,
  // middleware.ts adds the slash itself, so that an old address takes one hop and not two.
  skipTrailingSlashRedirect: true,
  typedRoutes: true,
  poweredByHeader: false,
  sassOptions: { fatalDeprecations: ['import', 'global-builtin'] },
};
