import type { LanguageWords } from './language-words.ts';

/**
 * In the form of `plain()`, which takes tones and all other marks off: "Ga đến" is "ga den". Short words
 * alone ("giờ", "vé", "giá") are left out: without their marks other languages say other things by them.
 */
export const vietnamese: LanguageWords = {
  labels: {
    departure:
      'khoi hanh|gio khoi hanh|ngay khoi hanh|thoi gian khoi hanh|gio di|ngay di|gio tau chay|gio xe chay|gio cat canh|cat canh',
    arrival: 'den noi|gio den|ngay den|thoi gian den|gio ha canh|ha canh',
    from: 'ga di|noi di|diem di|san bay di|ben di|diem khoi hanh|diem don|cang di',
    to: 'ga den|noi den|diem den|san bay den|ben den|diem tra|cang den',
    date: 'ngay|ngay bay|ngay gio',
    time: 'thoi gian',
    flight: 'chuyen bay|so hieu chuyen bay|ma chuyen bay|so chuyen bay',
    train: 'tau|mac tau|so hieu tau|ten tau|ma tau|tau so',
    ship: 'tau cao toc',
    reference:
      'ma dat cho|ma dat ve|ma dat phong|so dat cho|so dat phong|ma don hang|so don hang|ma xac nhan|so xac nhan|ma giao dich dat ve',
    ticket: 'so ve|ma ve|ve dien tu',
    seat: 'cho|so cho|cho ngoi|cho so|ghe|so ghe|ghe ngoi|ghe so',
    coach: 'toa|so toa|toa so|toa / cho|toa/cho',
    person:
      'ho ten|ho va ten|hanh khach|ten hanh khach|ho ten hanh khach|khach|ten khach|ten khach hang|khach luu tru|nguoi di',
    bookedBy: 'nguoi dat ve|nguoi dat cho|nguoi dat phong|nguoi dat|nguoi mua|khach hang',
    checkIn: 'nhan phong|ngay nhan phong|gio nhan phong',
    checkOut: 'tra phong|ngay tra phong|gio tra phong',
    hotel: 'khach san|ten khach san|noi luu tru',
    address: 'dia chi',
    city: 'thanh pho',
    return: 'chieu di|chieu ve|luot di|luot ve',
    company: 'hang hang khong|nha xe|hang tau',
    price: 'gia ve|tong tien|tong cong|tong gia|tong thanh toan|thanh tien|so tien',
    phone: 'dien thoai|so dien thoai',
    status: 'trang thai',
    room: 'phong|loai phong',
    nights: 'so dem',
    lasts: 'thoi gian bay|thoi gian di chuyen|thoi luong',
    class: 'hang cho|loai cho|hang ghe|hang ve',
    route: 'hanh trinh|tuyen|chang|chang bay',
    issued: 'thoi gian dat|ngay dat|ngay dat ve|ngay xuat ve|ngay mua|thoi gian thanh toan',
    party: 'so khach|so luong khach|so hanh khach|so nguoi',
    other: 'doi tuong|hanh ly|ghi chu|stt|so giay to|loai khach|phuong thuc thanh toan|thue|giam gia',
  },
  booked:
    'dat (?:ve|cho|phong) thanh cong|xac nhan (?:dat )?(?:ve|cho|phong)|ma dat (?:cho|phong)|ve dien tu|the len (?:tau|may bay)|cam on (?:quy khach|ban) da (?:dat|mua|chon)',
  cancelled:
    '(?:ve|dat cho|dat phong|chuyen bay)\\b[^.\\n]{0,30} da (?:bi |duoc )?huy|huy (?:ve|dat cho|dat phong) thanh cong',
  coach: 'toa',
  seat: 'ghe|cho so',
  total: 'tong tien|tong cong|tong thanh toan',
  there: 'chieu di|luot di',
  back: 'chieu ve|luot ve',
};
