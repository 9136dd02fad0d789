import type { LanguageWords } from './language-words.ts';

/** Indonesian and Malay. */
export const indonesian: LanguageWords = {
  labels: {
    departure:
      'berangkat|keberangkatan|stasiun keberangkatan|stasiun asal|waktu berangkat|waktu keberangkatan|jam berangkat|bertolak|waktu bertolak|masa berlepas|berlepas',
    arrival:
      'tiba|kedatangan|stasiun tujuan|stasiun kedatangan|waktu tiba|waktu kedatangan|jam tiba|ketibaan|waktu ketibaan|masa tiba|stesen ketibaan',
    from: 'dari|asal|kota asal',
    to: 'ke|tujuan|kota tujuan|destinasi',
    date: 'tanggal|tanggal keberangkatan|tanggal berangkat|tanggal perjalanan|tarikh|tarikh perjalanan|hari|tanggal kedatangan|tanggal pergi|tarikh bertolak|tarikh berlepas|tarikh ketibaan',
    time: 'waktu|jam|masa',
    flight: 'penerbangan|nomor penerbangan|no penerbangan',
    train:
      'kereta|nama kereta|kereta api|nomor kereta|no kereta|nama ka|tren|no tren|nama tren|nombor tren|nomor ka|no ka|nomor bus|nama bus|armada',
    ship: 'kapal|feri|nama kapal|nombor feri',
    reference:
      'kode booking|kode pemesanan|nomor pemesanan|no pemesanan|kode reservasi|nomor booking|no booking|nombor tempahan|no tempahan|kod tempahan|nomor konfirmasi|id pesanan|nomor pesanan|no pesanan|rujukan tempahan|no rujukan',
    ticket: 'nomor tiket|no tiket|e-tiket|tiket|nombor tiket',
    seat: 'kursi|nomor kursi|no kursi|tempat duduk|nomor tempat duduk|no tempat duduk|nombor tempat duduk|no kerusi|kerusi',
    coach: 'gerbong|gerbong / kursi|gerbong/kursi|nomor gerbong|koc|no koc|koc / tempat duduk|nombor koc',
    person:
      'nama penumpang|penumpang|daftar penumpang|nama tamu|tamu|nama|nama lengkap|nama pemesan|pemesan|nama tetamu|tetamu',
    checkIn: 'tanggal check-in|tarikh daftar masuk|daftar masuk|masuk',
    checkOut: 'tanggal check-out|tarikh daftar keluar|daftar keluar|keluar',
    address: 'alamat|alamat hotel',
    room: 'kamar|tipe kamar|jenis kamar|bilik|jenis bilik',
    nights: 'malam|jumlah malam|durasi|lama perjalanan',
    return: 'pergi|pulang|perjalanan pergi|perjalanan pulang',
    company: 'maskapai|operator kereta|syarikat penerbangan',
    price:
      'total bayar|total harga|harga|jumlah bayar|total pembayaran|jumlah pembayaran|harga tiket|jumlah|jumlah keseluruhan|tambang',
    phone: 'telepon|nomor telepon|no telepon|no hp|telefon bimbit',
    status: 'status pemesanan|status tempahan',
    class: 'kelas|kelas perjalanan',
    route: 'rute|perjalanan|laluan',
    issued:
      'tanggal pemesanan|tanggal pembelian|waktu pemesanan|dicetak|tarikh tempahan|tanggal transaksi|waktu transaksi|tanggal booking|tarikh pembelian|tarikh dikeluarkan|tanggal cetak|waktu pembelian',
    bookedBy: 'pembeli|nama pembeli|pelanggan',
    hotel: 'nama hotel|penginapan',
    party: 'jumlah penumpang|jumlah tamu|bilangan penumpang',
    other:
      'no identitas|nomor identitas|nik|bagasi|metode pembayaran|cara pembayaran|tipe penumpang|jenis penumpang|catatan|metode bayar|biaya layanan|biaya admin|batas waktu pembayaran|pintu|peron|jalur|kewarganegaraan|tanggal lahir|tarikh lahir',
  },
  booked:
    '(?:pemesanan|pembelian|reservasi|booking|tempahan)(?: anda)?(?: telah| sudah)? (?:berhasil|dikonfirmasi|disahkan|terkonfirmasi)|kode (?:booking|pemesanan|reservasi)|e-tiket|tiket elektronik|terima kasih (?:telah|sudah|atas|kerana) (?:memesan|pemesanan|membeli|tempahan)|bukti pemesanan',
  cancelled: '(?:pemesanan|reservasi|tiket|tempahan)(?: anda)? (?:telah |sudah )?(?:dibatalkan|di-?batalkan)',
  coach: 'gerbong|koc',
  seat: 'kursi|tempat duduk',
  total: 'total bayar|total pembayaran|total harga|jumlah keseluruhan',
  there: 'perjalanan pergi|pergi(?= ?(?:[:(–—-]|$))',
  back: 'perjalanan pulang|pulang',
};
