/** Given names that the published lists lack: Breton, Irish, Indian, Japanese, Chinese, West and East African ones. */
export const moreGivenNames = `
  nolwenn maelle gwenaelle gwendal enora soizic ronan yannick loig maiwenn bleuenn katell goulven
  tadhg aoife caoimhe oisin cillian ruairi grainne roisin orla fionn padraig diarmuid seamus sorcha iseult muireann conall
  rajesh suresh ramesh sunita anita priyanka deepak deepa vikram sanjay kavita lakshmi arjun ananya rohan nisha amit sandeep harpreet gurpreet
  hiroshi kenji yuki takashi naoko haruka satoshi akira keiko yoko kaori daisuke shinji masako ayumi kazuo makoto tomoko
  wei jing xin ming hui ling mei hao jun lei yan fang xiaoming minjun jiwoo seojun hyun minho
  ngozi chinedu chidi adaeze emeka ifeoma obinna olufemi folake adunni tunde yetunde bukola kwame kofi kwabena ama akosua abena efua kojo yaw
  wanjiru njeri kamau otieno achieng wambui mwangi juma baraka neema rehema
  aissatou mariama ousmane cheikh modou ndeye khady binta fatoumata oumou mamadou boubacar seydou issa djeneba awa
  maimouna salimata adama souleymane kadiatou bintou ibrahima thierno
  siobhan sunniva ingvild solveig torbjorn sigrun gudrun bjorg vigdis asbjorn
`;

/** What is somebody's name too, and in a paper mostly something else. */
export const notGivenNames = `
  royal paris london berlin madrid roma rome milan vienna dublin lyon nice nantes orly brest tours lisboa lourdes york dallas houston boston denver
  bon will may june april august summer autumn winter spring day bay lake hill park prince princess king queen price train express
  star sky sun ocean river forest garden grace hope faith joy art best central union grand golden silver diamond premier classic
  major minor general senior junior master page code bill rate total rest lane rue mission campus
  north south east west saint st san santa santo port new old great little
  monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche
  mars avril mai juin juillet aout septembre octobre novembre decembre january february march july september october november december
  ville porte pont place gare hotel villa casa ciao hola don dona
  america europe asia africa india china france italia italy england ireland scotland georgia israel jordan chad kenya
  merci mercy sir lord lady madame monsieur
  aer air eva iberia vueling delta
`;
