// @ts-check
const { withOneScript, readOnlyFlight } = require('../next/flight.cjs');
const { inlineStyles, styleSheets } = require('../next/style-links.cjs');
const { knownScripts, policyOf, reportForeignScripts } = require('./policy.cjs');

/**
 * A page as it is sent, and its Content-Security-Policy. The policy allows what was put into the page here: its flight
 * data in one script, its style sheets in one element; and two scripts whose text is known, that of the build and the
 * site's own. Nothing is allowed for what it looks like.
 *
 * @param {string} html as Next made it
 * @param {Uint8Array | undefined} rscData the flight data that Next stores beside a page; where there is none (a 500, a
 *   preview), that of the document is used if it is exactly what Next writes
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
