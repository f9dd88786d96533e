/** Where vehicles are registered: its code of two letters, its name on a plate in both scripts, and other spellings after "/". */
export const PLATE_AREAS = `
DM Dhaka Metro = ঢাকা মেট্রো
CM Chattogram Metro = চট্ট মেট্রো / Chatta Metro, Chatto Metro, Chittagong Metro, চট্টগ্রাম মেট্রো, চট্টো মেট্রো
KM Khulna Metro = খুলনা মেট্রো
RM Rajshahi Metro = রাজশাহী মেট্রো / Raj Metro, রাজ মেট্রো
SM Sylhet Metro = সিলেট মেট্রো
BM Barishal Metro = বরিশাল মেট্রো / Barisal Metro
GM Gazipur Metro = গাজীপুর মেট্রো
PM Rangpur Metro = রংপুর মেট্রো
BA Bagerhat = বাগেরহাট
BD Bandarban = বান্দরবান
BU Barguna = বরগুনা
BI Barishal = বরিশাল / Barisal
BH Bhola = ভোলা
BO Bogura = বগুড়া / Bogra
BR Brahmanbaria = ব্রাহ্মণবাড়িয়া / B Baria, বি বাড়িয়া
CP Chandpur = চাঁদপুর
NW Chapainawabganj = চাঁপাইনবাবগঞ্জ / Chapai Nawabganj, Nawabganj, চাঁপাই নবাবগঞ্জ, নবাবগঞ্জ
CT Chattogram = চট্টগ্রাম / Chittagong
CH Chuadanga = চুয়াডাঙ্গা
CX Cox's Bazar = কক্সবাজার / Coxsbazar, কক্স বাজার
CU Cumilla = কুমিল্লা / Comilla
DH Dhaka = ঢাকা / Dacca
DI Dinajpur = দিনাজপুর
FA Faridpur = ফরিদপুর
FE Feni = ফেনী
GB Gaibandha = গাইবান্ধা
GA Gazipur = গাজীপুর
GO Gopalganj = গোপালগঞ্জ
HA Habiganj = হবিগঞ্জ / Hobiganj
JA Jamalpur = জামালপুর
JE Jashore = যশোর / Jessore
JL Jhalokathi = ঝালকাঠি / Jhalakathi, Jhalokati
JH Jhenaidah = ঝিনাইদহ / Jhenaidaha
JO Joypurhat = জয়পুরহাট / Jaipurhat
KG Khagrachhari = খাগড়াছড়ি / Khagrachari
KH Khulna = খুলনা
KI Kishoreganj = কিশোরগঞ্জ / Kishoregonj
KR Kurigram = কুড়িগ্রাম
KU Kushtia = কুষ্টিয়া
LA Lakshmipur = লক্ষ্মীপুর / Laxmipur
LM Lalmonirhat = লালমনিরহাট
MA Madaripur = মাদারীপুর
MG Magura = মাগুরা
MK Manikganj = মানিকগঞ্জ
MH Meherpur = মেহেরপুর
MO Moulvibazar = মৌলভীবাজার / Maulvibazar
MU Munshiganj = মুন্সীগঞ্জ / মুন্সিগঞ্জ
MY Mymensingh = ময়মনসিংহ
NG Naogaon = নওগাঁ
NL Narail = নড়াইল
NA Narayanganj = নারায়ণগঞ্জ
NR Narsingdi = নরসিংদী / Narshingdi
NT Natore = নাটোর
NE Netrokona = নেত্রকোনা / Netrakona, নেত্রকোণা
NI Nilphamari = নীলফামারী
NO Noakhali = নোয়াখালী
PA Pabna = পাবনা
PN Panchagarh = পঞ্চগড়
PT Patuakhali = পটুয়াখালী
PI Pirojpur = পিরোজপুর
RA Rajbari = রাজবাড়ী / রাজবাড়ি
RJ Rajshahi = রাজশাহী
RG Rangamati = রাঙ্গামাটি / রাঙামাটি
RP Rangpur = রংপুর
SA Satkhira = সাতক্ষীরা
SH Shariatpur = শরীয়তপুর
SP Sherpur = শেরপুর
SI Sirajganj = সিরাজগঞ্জ
SU Sunamganj = সুনামগঞ্জ
SY Sylhet = সিলেট
TA Tangail = টাঙ্গাইল / টাংগাইল
TH Thakurgaon = ঠাকুরগাঁও
`;

/** The letter of a plate's class, and its code. Letters that English writes alike have codes of their own. */
export const PLATE_CLASSES = {
  ক: 'KA',
  খ: 'KHA',
  গ: 'GA',
  ঘ: 'GHA',
  চ: 'CHA',
  ছ: 'CHHA',
  জ: 'JA',
  ঝ: 'JHA',
  ট: 'TTA',
  ঠ: 'TTHA',
  ড: 'DDA',
  ঢ: 'DDHA',
  ত: 'TA',
  থ: 'THA',
  দ: 'DA',
  ধ: 'DHA',
  ন: 'NA',
  প: 'PA',
  ফ: 'FA',
  ব: 'BA',
  ভ: 'BHA',
  ম: 'MA',
  য: 'ZA',
  র: 'RA',
  ল: 'LA',
  শ: 'SHA',
  স: 'SA',
  হ: 'HA',
  অ: 'A',
  ই: 'I',
  উ: 'U',
  এ: 'EA',
} as const;
