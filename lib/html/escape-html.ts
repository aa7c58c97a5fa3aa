/** Text for a place in HTML or XML: `5 < 6 & "x"` → `5 &lt; 6 &amp; &quot;x&quot;`. */
export { escapeUTF8 as escapeHtml } from 'entities';
