import type { LanguageWords } from './language-words.ts';

export const turkish: LanguageWords = {
  labels: {
    departure:
      'kalkis|kalkis saati|kalkis yeri|kalkis istasyonu|kalkis zamani|kalkis tarihi|kalkis havalimani|kalkis noktasi|kalkis tarih/saat|kalkis tarihi ve saati|hareket|hareket saati|binis|binis istasyonu|kalkis limani|hareket tarihi|kalkis terminali|gidis tarihi|binis yeri|binis duragi',
    arrival:
      'varis|varis saati|varis yeri|varis istasyonu|varis zamani|varis tarihi|varis havalimani|varis noktasi|varis tarih/saat|varis tarihi ve saati|inis|inis istasyonu|varis limani|varis terminali|inis yeri|inis duragi|tahmini varis|tahmini varis saati',
    from: 'nereden',
    to: 'nereye|gidilecek yer',
    date: 'tarih|seyahat tarihi|yolculuk tarihi|ucus tarihi|sefer tarihi|tarih ve saat|tarih/saat|tarih / saat|gecerlilik tarihi',
    time: 'saat|saatler',
    when: 'alis saati|alis tarihi|alis tarihi ve saati|ne zaman',
    flight: 'ucus|ucus no|ucus numarasi|ucus kodu|sefer|sefer no|sefer numarasi|sefer sayisi|ucuslar',
    train: 'tren|tren no|tren numarasi|tren adi|otobus|otobus no',
    ship: 'gemi|feribot',
    reference:
      'rezervasyon|rezervasyon no|rezervasyon numarasi|rezervasyon kodu|rezervasyon numaraniz|rezervasyon kodunuz|pnr no|pnr kodu|pnr numarasi|onay kodu|onay numarasi|onay no|siparis no|siparis numarasi|bilet no|bilet numarasi|e-bilet no|islem no|pnr numaraniz|konfirmasyon no|voucher no',
    ticket: 'bilet|biletler|bilet turu|bilet tipi|e-bilet|bilet numaralari',
    seat: 'koltuk|koltuk no|koltuk numarasi|koltuklar|koltuk secimi|yer no|koltuk numaralari',
    coach: 'vagon no|vagon numarasi|vagon / koltuk|vagon/koltuk|vagon - koltuk|vagon ve koltuk',
    person:
      'yolcu|yolcular|yolcu adi|yolcu adi soyadi|ad soyad|adi soyadi|isim|misafir|misafirler|misafir adi|konuk|konuklar|surucu|surucu adi|yolcu bilgileri|ad-soyad|adi/soyadi|yolcu adi / soyadi|soyadi|soyad|isim soyisim|misafir adi soyadi|yolcu adi ve soyadi|konuk adi|yolcunun adi soyadi|ana surucu|misafir ismi|yolcu ismi',
    bookedBy: 'rezervasyon sahibi|rezervasyonu yapan|musteri|musteri adi|bileti alan',
    givenName: 'adi',
    checkIn: 'giris|giris tarihi|otele giris|giris saati|otel giris tarihi',
    checkOut: 'cikis|cikis tarihi|otelden cikis|cikis saati|otel cikis tarihi',
    stayDates:
      'konaklama tarihleri|konaklama suresi ve tarihi|giris / cikis|giris/cikis|giris - cikis|konaklama tarihi',
    hotel: 'otel|otel adi|tesis|tesis adi|konaklama|konaklama yeri|pansiyon',
    address: 'adres|otel adresi|tesis adresi|acik adres',
    city: 'sehir|ilce',
    pickUp:
      'alis|alis yeri|alis ofisi|arac teslim alma|teslim alma|teslim alma yeri|kiralama baslangici|alis noktasi|alinacak yer|arac alis|alis lokasyonu|arac alis yeri',
    dropOff:
      'iade|iade yeri|donus ofisi|arac iade|teslim etme|teslim etme yeri|kiralama bitisi|birakis|birakis yeri|iade noktasi|birakilacak yer|iade tarihi|iade saati|arac iade yeri|iade lokasyonu|iade tarihi ve saati',
    return:
      'gidis|donus|gidis yolculugu|donus yolculugu|gidis ucusu|donus ucusu|gidis-donus|gidis / donus|gidis bileti|donus bileti|gidis seferi|donus seferi',
    place: 'istasyon|havalimani|ofis|sube|otogar|iskele|gar|durak',
    vehicle: 'arac|arac sinifi|arac grubu|araba|arac tipi|arac kategorisi|arac modeli',
    company:
      'havayolu|havayolu sirketi|tasiyici|firma|kiralama sirketi|otobus firmasi|arac kiralama sirketi|tasiyici firma|acente',
    price:
      'fiyat|toplam|toplam fiyat|tutar|toplam tutar|odenen tutar|ucret|toplam ucret|bilet ucreti|odenecek tutar|genel toplam|bilet fiyati|odenen|toplam odeme|toplam bedel|odenen toplam|bilet tutari',
    phone: 'cep telefonu|e-posta|telefon numarasi|eposta',
    status: 'durum|rezervasyon durumu|bilet durumu|statu',
    room: 'oda|odalar|oda tipi|oda turu',
    nights: 'gece|gece sayisi|konaklama suresi|geceleme|kiralama suresi',
    lasts: 'yolculuk suresi|seyahat suresi|ucus suresi',
    class: 'sinif|mevki|kabin|ucret temeli|kabin sinifi|ucus sinifi|tarife|ucret sinifi',
    expected: 'tahmini gelis saati|beklenen varis',
    cancellation: 'iptal|iptal kosullari|ucretsiz iptal|iptal politikasi|iade kosullari|iptal ve iade',
    former: 'eski|onceki|eski ucus|eski saat|degisiklikten once|onceki ucus|eski sefer',
    current: 'yeni|yeni ucus|yeni saat|degisiklikten sonra|yeni sefer|guncel',
    route: 'guzergah|parkur|rota|kalkis/varis|kalkis / varis|nereden / nereye|nereden/nereye|yolculuk|seyahat',
    party: 'kisi sayisi|yolcu sayisi|misafir sayisi|konuk sayisi',
    issued:
      'islem tarihi|satin alma tarihi|rezervasyon tarihi|bilet tarihi|satis tarihi|duzenleme tarihi|siparis tarihi|fatura tarihi|duzenlenme tarihi|odeme tarihi|duzenleyen',
    other:
      'bagaj|bagaj hakki|kahvalti|notlar|odeme sekli|odeme yontemi|odeme|kdv|vergi|vergiler|sigorta|ek hizmetler|peron|kapi|yetiskin|cocuk|tc kimlik no|t c kimlik no|kimlik no|yemek|ozel istekler|depozito|indirim|binis kapisi|binis saati|pansiyon tipi|yetiskin sayisi|pasaport no|hes kodu',
  },
  booked:
    '(?:rezervasyon|bilet|siparis|satin alma)\\w*[^\\n.]{0,40}\\b(?:onaylan\\w+|olusturul\\w+|tamamlan\\w+|onaylidir|alinmistir|duzenlen\\w+|gerceklest\\w+|asagida\\w*)|(?:rezervasyon|siparis|konaklama|seyahat) onayi|rezervasyon onay formu|(?:rezervasyonunuz|tercih ettiginiz|satin aldiginiz|bizi sectiginiz) icin tesekkur|rezervasyon(?:unuz| bilgileriniz| detaylariniz| no| numarasi| kodu)|biletiniz\\w*|e-bilet|elektronik bilet|binis karti|pnr no',
  cancelled:
    '(?:rezervasyon|bilet|ucus|sefer|siparis)\\w* (?:\\w+ )?iptal (?:edil\\w+|olmus\\w*|olundu)|iptal onayi|iptal isleminiz',
  coach: 'vagon(?: no)?',
  seat: 'koltuk(?: no)?',
  total: 'toplam|genel toplam|toplam tutar|odenecek tutar|toplam fiyat|toplam ucret',
  there: 'gidis(?:i| yolculugu| ucusu| seferi)?',
  back: 'donus(?:u| yolculugu| ucusu| seferi)?',
};
