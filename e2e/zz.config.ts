import config from './playwright.config';
export default { ...config, globalSetup: undefined, outputDir: '/tmp/zz-audit', workers: 1, reporter: 'list' };
