// @ts-check
/**
 * The one inline script of our own: applies the stored theme and units before the first paint, so that
 * nothing flashes or moves, and marks a page of search results. On the 404 page the link `data-referrer` gets the referrer. Without straight quotes, ampersands and angle brackets: the policy allows its hash, and no
 * renderer may escape a character.
 */
exports.beforePaint =
  'addEventListener(`DOMContentLoaded`,function(){let a=document.querySelector(`[data-referrer]`),r=document.referrer;if(a)if(r.startsWith(location.origin+`/`))a.href=r});try{let s=localStorage,t=s.theme,d=document,e=d.documentElement.dataset;if(/^.q=./.test(location.search))e.asked=``;if(s.units==`metric`)e.units=s.units;addEventListener(`click`,function(v){let u=v.target.dataset.units;if(u)s.units=e.units=u});if(t==`light`||t==`dark`){e.theme=t;for(let b of d.querySelectorAll(`[data-bar]`))b.setAttribute(`media`,b.dataset.bar==t?`all`:`not all`)}}catch{}';
