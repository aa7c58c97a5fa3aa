// @ts-check
/**
 * Our one inline script: theme and units before the first paint, so that nothing flashes, and the way back on the 404 page.
 * The policy has its hash, so no renderer may escape a character: no straight quotes, ampersands or angle brackets.
 */
exports.beforePaint = [
  // The way back on the 404 page.
  'addEventListener(`DOMContentLoaded`,function(){let a=document.querySelector(`[data-referrer]`),r=document.referrer;if(a)if(r.startsWith(location.origin+`/`))a.href=r});',
  // In a private window there is no storage.
  'try{let s=localStorage,t=s.theme,d=document,e=d.documentElement.dataset;',
  // A page that is asked shows nothing of what stands there before a question.
  'if(/^.q=./.test(location.search))e.asked=``;',
  // Units, and their buttons before the page is hydrated.
  'if(s.units==`metric`)e.units=s.units;addEventListener(`click`,function(v){let u=v.target.dataset.units;if(u)s.units=e.units=u});',
  // The theme, and the color of the browser's bar.
  'if(t==`light`||t==`dark`){e.theme=t;for(let b of d.querySelectorAll(`[data-bar]`))b.setAttribute(`media`,b.dataset.bar==t?`all`:`not all`)}}catch{}',
].join('');
