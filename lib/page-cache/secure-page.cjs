// @ts-check
const { withOneScript, readOnlyFlight } = require('../next/flight.cjs');
const { inlineStyles, styleSheets } = require('../next/style-links.cjs');
const { knownScripts, policyOf, reportForeignScripts } = require('./policy.cjs');

/**
 * A page as it is sent, and its Content-Security-Policy. The policy allows, by hash, the two elements that are written
 * here (the flight data in one script, the style sheets in one `<style>`) and two scripts whose text is known: Next's
 * start script of this build and the site's own. No other script is allowed, also not one that looks like Next's.
 *
 * @param {string} html as Next rendered it
 * @param {Uint8Array | undefined} rscData the flight data that Next stores beside a page; where there is none (a 500, a
 *   preview), that in the document is used if it is exactly what Next writes
 * @param {string} folder the `.next` folder of the build
 * @returns {{ html: string, policy: string }}
 */
exports.securePage = function securePage(html, rscData, folder) {
  const data = rscData ?? readOnlyFlight(html)?.data;
  const flight = data ? withOneScript(html, data) : null;
  const styled = inlineStyles(flight?.html ?? html, styleSheets(folder));
  const known = knownScripts(html, folder);
  const scripts = flight ? [flight.script, ...known] : known;
  reportForeignScripts(styled.html, scripts);
  return {
    html: styled.html,
    policy: policyOf(scripts, styled.style ? [styled.style] : []),
  };
};
