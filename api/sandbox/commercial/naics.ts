/**
 * Industries of the North American Industry Classification System 2022 (public domain, U.S. Census Bureau) that small businesses are in:
 * code, then title. Where people have another word for it than the title, the title includes it, so that a search finds it.
 */
const industries = `
111419 Other Food Crops Grown Under Cover
111421 Nursery and Tree Production
111422 Floriculture Production
115112 Soil Preparation, Planting, and Cultivating
115116 Farm Management Services
115210 Support Activities for Animal Production
236115 New Single-Family Housing Construction (except For-Sale Builders)
236116 New Multifamily Housing Construction (except For-Sale Builders)
236117 New Housing For-Sale Builders
236118 Residential Remodelers (including Handymen)
236210 Industrial Building Construction
236220 Commercial and Institutional Building Construction
238110 Poured Concrete Foundation and Structure Contractors
238120 Structural Steel and Precast Concrete Contractors
238130 Framing Contractors
238140 Masonry Contractors
238150 Glass and Glazing Contractors
238160 Roofing Contractors
238170 Siding Contractors
238190 Other Foundation, Structure, and Building Exterior Contractors
238210 Electrical Contractors and Other Wiring Installation Contractors
238220 Plumbing, Heating, and Air-Conditioning Contractors
238290 Other Building Equipment Contractors
238310 Drywall and Insulation Contractors
238320 Painting and Wall Covering Contractors
238330 Flooring Contractors
238340 Tile and Terrazzo Contractors
238350 Finish Carpentry Contractors
238390 Other Building Finishing Contractors
238910 Site Preparation Contractors
238990 All Other Specialty Trade Contractors
311340 Nonchocolate Confectionery Manufacturing
311351 Chocolate and Confectionery Manufacturing from Cacao Beans
311352 Confectionery Manufacturing from Purchased Chocolate
311520 Ice Cream and Frozen Dessert Manufacturing
311811 Retail Bakeries
311812 Commercial Bakeries
311824 Dry Pasta, Dough, and Flour Mixes Manufacturing from Purchased Flour
311830 Tortilla Manufacturing
311911 Roasted Nuts and Peanut Butter Manufacturing
311920 Coffee and Tea Manufacturing
311941 Mayonnaise, Dressing, and Other Prepared Sauce Manufacturing
311942 Spice and Extract Manufacturing
311991 Perishable Prepared Food Manufacturing
311999 All Other Miscellaneous Food Manufacturing
312111 Soft Drink Manufacturing
312112 Bottled Water Manufacturing
312120 Breweries
312130 Wineries
312140 Distilleries
314120 Curtain and Linen Mills
314910 Textile Bag and Canvas Mills
314999 All Other Miscellaneous Textile Product Mills
315250 Cut and Sew Apparel Manufacturing (except Contractors)
315990 Apparel Accessories and Other Apparel Manufacturing
316210 Footwear Manufacturing
316990 Other Leather and Allied Product Manufacturing
321918 Other Millwork (including Flooring)
321999 All Other Miscellaneous Wood Product Manufacturing
323111 Commercial Printing (except Screen and Books)
323113 Commercial Screen Printing
323117 Books Printing
323120 Support Activities for Printing
325611 Soap and Other Detergent Manufacturing
325620 Toilet Preparation Manufacturing
327110 Pottery, Ceramics, and Plumbing Fixture Manufacturing
327215 Glass Product Manufacturing Made of Purchased Glass
327991 Cut Stone and Stone Product Manufacturing
332322 Sheet Metal Work Manufacturing
332323 Ornamental and Architectural Metal Work Manufacturing
332710 Machine Shops
332999 All Other Miscellaneous Fabricated Metal Product Manufacturing
334510 Electromedical and Electrotherapeutic Apparatus Manufacturing
335131 Residential Electric Lighting Fixture Manufacturing
336991 Motorcycle, Bicycle, and Parts Manufacturing
337110 Wood Kitchen Cabinet and Countertop Manufacturing
337121 Upholstered Household Furniture Manufacturing
337122 Nonupholstered Wood Household Furniture Manufacturing
337212 Custom Architectural Woodwork and Millwork Manufacturing
339113 Surgical Appliance and Supplies Manufacturing
339114 Dental Equipment and Supplies Manufacturing
339115 Ophthalmic Goods Manufacturing
339116 Dental Laboratories
339910 Jewelry and Silverware Manufacturing
339920 Sporting and Athletic Goods Manufacturing
339930 Doll, Toy, and Game Manufacturing
339940 Office Supplies (except Paper) Manufacturing
339950 Sign Manufacturing
339992 Musical Instrument Manufacturing
339999 All Other Miscellaneous Manufacturing
423110 Automobile and Other Motor Vehicle Merchant Wholesalers
423120 Motor Vehicle Supplies and New Parts Merchant Wholesalers
423210 Furniture Merchant Wholesalers
423220 Home Furnishing Merchant Wholesalers
423310 Lumber, Plywood, Millwork, and Wood Panel Merchant Wholesalers
423410 Photographic Equipment and Supplies Merchant Wholesalers
423420 Office Equipment Merchant Wholesalers
423430 Computer and Computer Peripheral Equipment and Software Merchant Wholesalers
423440 Other Commercial Equipment Merchant Wholesalers
423450 Medical, Dental, and Hospital Equipment and Supplies Merchant Wholesalers
423460 Ophthalmic Goods Merchant Wholesalers
423610 Electrical Apparatus and Equipment, Wiring Supplies, and Related Equipment Merchant Wholesalers
423620 Household Appliances, Electric Housewares, and Consumer Electronics Merchant Wholesalers
423710 Hardware Merchant Wholesalers
423720 Plumbing and Heating Equipment and Supplies (Hydronics) Merchant Wholesalers
423850 Service Establishment Equipment and Supplies Merchant Wholesalers
423910 Sporting and Recreational Goods and Supplies Merchant Wholesalers
423920 Toy and Hobby Goods and Supplies Merchant Wholesalers
423940 Jewelry, Watch, Precious Stone, and Precious Metal Merchant Wholesalers
423990 Other Miscellaneous Durable Goods Merchant Wholesalers
424110 Printing and Writing Paper Merchant Wholesalers
424120 Stationery and Office Supplies Merchant Wholesalers
424210 Drugs and Druggists' Sundries Merchant Wholesalers
424310 Piece Goods, Notions, and Other Dry Goods Merchant Wholesalers
424340 Footwear Merchant Wholesalers
424350 Clothing and Clothing Accessories Merchant Wholesalers
424410 General Line Grocery Merchant Wholesalers
424420 Packaged Frozen Food Merchant Wholesalers
424450 Confectionery Merchant Wholesalers
424480 Fresh Fruit and Vegetable Merchant Wholesalers
424490 Other Grocery and Related Products Merchant Wholesalers
424810 Beer and Ale Merchant Wholesalers
424820 Wine and Distilled Alcoholic Beverage Merchant Wholesalers
424920 Book, Periodical, and Newspaper Merchant Wholesalers
424930 Flower, Nursery Stock, and Florists' Supplies Merchant Wholesalers
424950 Paint, Varnish, and Supplies Merchant Wholesalers
424990 Other Miscellaneous Nondurable Goods Merchant Wholesalers
425120 Wholesale Trade Agents and Brokers
441110 New Car Dealers
441120 Used Car Dealers
441210 Recreational Vehicle Dealers
441222 Boat Dealers
441227 Motorcycle, ATV, and All Other Motor Vehicle Dealers
441330 Automotive Parts and Accessories Retailers
441340 Tire Dealers
444110 Home Centers
444120 Paint and Wallpaper Retailers
444140 Hardware Retailers
444180 Other Building Material Dealers
444230 Outdoor Power Equipment Retailers
444240 Nursery, Garden Center, and Farm Supply Retailers
445110 Supermarkets and Other Grocery Retailers (except Convenience Retailers)
445131 Convenience Retailers (including Corner Stores)
445132 Vending Machine Operators
445230 Fruit and Vegetable Retailers
445240 Meat Retailers (including Butchers)
445250 Fish and Seafood Retailers
445291 Baked Goods Retailers
445292 Confectionery and Nut Retailers
445298 All Other Specialty Food Retailers
445320 Beer, Wine, and Liquor Retailers
449110 Furniture Retailers
449121 Floor Covering Retailers
449122 Window Treatment Retailers
449129 All Other Home Furnishings Retailers
449210 Electronics and Appliance Retailers
455110 Department Stores
455211 Warehouse Clubs and Supercenters
455219 All Other General Merchandise Retailers
456110 Pharmacies and Drug Retailers
456120 Cosmetics, Beauty Supplies, and Perfume Retailers
456130 Optical Goods Retailers
456191 Food (Health) Supplement Retailers
456199 All Other Health and Personal Care Retailers
457110 Gasoline Stations with Convenience Stores
457120 Other Gasoline Stations
458110 Clothing and Clothing Accessories Retailers
458210 Shoe Retailers
458310 Jewelry Retailers
458320 Luggage and Leather Goods Retailers
459110 Sporting Goods Retailers
459120 Hobby, Toy, and Game Retailers
459130 Sewing, Needlework, and Piece Goods Retailers
459140 Musical Instrument and Supplies Retailers
459210 Book Retailers and News Dealers
459310 Florists (including Flower Shops)
459410 Office Supplies and Stationery Retailers
459420 Gift, Novelty, and Souvenir Retailers
459510 Used Merchandise Retailers
459910 Pet and Pet Supplies Retailers
459920 Art Dealers
459930 Manufactured (Mobile) Home Dealers
459991 Tobacco, Electronic Cigarette, and Other Smoking Supplies Retailers
459999 All Other Miscellaneous Retailers
484110 General Freight Trucking, Local
484210 Used Household and Office Goods Moving
485310 Taxi and Ridesharing Services
485320 Limousine Service
485510 Charter Bus Industry
487110 Scenic and Sightseeing Transportation, Land
488410 Motor Vehicle Towing
488510 Freight Transportation Arrangement
488991 Packing and Crating
492110 Couriers and Express Delivery Services
492210 Local Messengers and Local Delivery
493110 General Warehousing and Storage
512110 Motion Picture and Video Production
512191 Teleproduction and Other Postproduction Services
512230 Music Publishers
512240 Sound Recording Studios
513110 Newspaper Publishers
513120 Periodical Publishers
513130 Book Publishers
513210 Software Publishers
516110 Radio Broadcasting Stations
518210 Computing Infrastructure Providers, Data Processing, Web Hosting, and Related Services
519210 Libraries and Archives
519290 Web Search Portals and All Other Information Services
522310 Mortgage and Nonmortgage Loan Brokers
523940 Portfolio Management and Investment Advice
524210 Insurance Agencies and Brokerages
524291 Claims Adjusting
524292 Pharmacy Benefit Management and Other Third Party Administration of Insurance and Pension Funds
531110 Lessors of Residential Buildings and Dwellings
531120 Lessors of Nonresidential Buildings (except Miniwarehouses)
531130 Lessors of Miniwarehouses and Self-Storage Units
531190 Lessors of Other Real Estate Property
531210 Offices of Real Estate Agents and Brokers (including Realtors)
531311 Residential Property Managers
531312 Nonresidential Property Managers
531320 Offices of Real Estate Appraisers
531390 Other Activities Related to Real Estate
532111 Passenger Car Rental
532120 Truck, Utility Trailer, and RV (Recreational Vehicle) Rental and Leasing
532210 Consumer Electronics and Appliances Rental
532281 Formal Wear and Costume Rental
532282 Video Tape and Disc Rental
532283 Home Health Equipment Rental
532284 Recreational Goods Rental
532289 All Other Consumer Goods Rental
532310 General Rental Centers
532420 Office Machinery and Equipment Rental and Leasing
541110 Offices of Lawyers (including Attorneys)
541120 Offices of Notaries
541191 Title Abstract and Settlement Offices
541199 All Other Legal Services
541211 Offices of Certified Public Accountants
541213 Tax Preparation Services
541214 Payroll Services
541219 Other Accounting Services (including Bookkeeping)
541310 Architectural Services
541320 Landscape Architectural Services
541330 Engineering Services
541340 Drafting Services
541350 Building Inspection Services
541360 Geophysical Surveying and Mapping Services
541370 Surveying and Mapping (except Geophysical) Services
541380 Testing Laboratories and Services
541410 Interior Design Services
541420 Industrial Design Services
541430 Graphic Design Services
541490 Other Specialized Design Services
541511 Custom Computer Programming Services (including Software and Web Design)
541512 Computer Systems Design Services
541513 Computer Facilities Management Services
541519 Other Computer Related Services
541611 Administrative Management and General Management Consulting Services
541612 Human Resources Consulting Services
541613 Marketing Consulting Services
541614 Process, Physical Distribution, and Logistics Consulting Services
541618 Other Management Consulting Services
541620 Environmental Consulting Services
541690 Other Scientific and Technical Consulting Services
541810 Advertising Agencies
541820 Public Relations Agencies
541830 Media Buying Agencies
541850 Indoor and Outdoor Display Advertising
541860 Direct Mail Advertising
541870 Advertising Material Distribution Services
541890 Other Services Related to Advertising
541910 Marketing Research and Public Opinion Polling
541921 Photography Studios, Portrait
541922 Commercial Photography
541930 Translation and Interpretation Services
541940 Veterinary Services
541990 All Other Professional, Scientific, and Technical Services
561110 Office Administrative Services
561210 Facilities Support Services
561311 Employment Placement Agencies
561320 Temporary Help Services
561410 Document Preparation Services
561421 Telephone Answering Services
561431 Private Mail Centers
561439 Other Business Service Centers (including Copy Shops)
561440 Collection Agencies
561450 Credit Bureaus
561491 Repossession Services
561492 Court Reporting and Stenotype Services
561499 All Other Business Support Services
561510 Travel Agencies
561520 Tour Operators
561611 Investigation and Personal Background Check Services
561612 Security Guards and Patrol Services
561613 Armored Car Services
561621 Security Systems Services (except Locksmiths)
561622 Locksmiths
561710 Exterminating and Pest Control Services
561720 Janitorial Services (including House and Office Cleaning)
561730 Landscaping Services (including Lawn Care)
561740 Carpet and Upholstery Cleaning Services
561790 Other Services to Buildings and Dwellings
561910 Packaging and Labeling Services
561920 Convention and Trade Show Organizers
561990 All Other Support Services
562111 Solid Waste Collection
562991 Septic Tank and Related Services
611420 Computer Training
611430 Professional and Management Development Training
611511 Cosmetology and Barber Schools
611610 Fine Arts Schools (including Dance, Music, and Art)
611620 Sports and Recreation Instruction (including Yoga and Martial Arts)
611630 Language Schools
611691 Exam Preparation and Tutoring
611692 Automobile Driving Schools
611699 All Other Miscellaneous Schools and Instruction
611710 Educational Support Services
621111 Offices of Physicians (including Doctors, except Mental Health Specialists)
621112 Offices of Physicians, Mental Health Specialists
621210 Offices of Dentists
621310 Offices of Chiropractors
621320 Offices of Optometrists
621330 Offices of Mental Health Practitioners (except Physicians)
621340 Offices of Physical, Occupational and Speech Therapists, and Audiologists
621391 Offices of Podiatrists
621399 Offices of All Other Miscellaneous Health Practitioners
621511 Medical Laboratories
621512 Diagnostic Imaging Centers
621610 Home Health Care Services
624110 Child and Youth Services
624120 Services for the Elderly and Persons with Disabilities
624190 Other Individual and Family Services
624210 Community Food Services
624410 Child Care Services (including Day Care)
711110 Theater Companies and Dinner Theaters
711120 Dance Companies
711130 Musical Groups and Artists
711190 Other Performing Arts Companies
711310 Promoters of Performing Arts, Sports, and Similar Events with Facilities
711320 Promoters of Performing Arts, Sports, and Similar Events without Facilities
711410 Agents and Managers for Artists, Athletes, Entertainers, and Other Public Figures
711510 Independent Artists, Writers, and Performers
712110 Museums
712120 Historical Sites
713120 Amusement Arcades
713910 Golf Courses and Country Clubs
713930 Marinas
713940 Fitness and Recreational Sports Centers (including Gyms and Yoga Studios)
713950 Bowling Centers
713990 All Other Amusement and Recreation Industries
721110 Hotels (except Casino Hotels) and Motels
721191 Bed-and-Breakfast Inns
721199 All Other Traveler Accommodation
721211 RV (Recreational Vehicle) Parks and Campgrounds
722310 Food Service Contractors
722320 Caterers
722330 Mobile Food Services (including Food Trucks)
722410 Drinking Places (Alcoholic Beverages, including Bars and Pubs)
722511 Full-Service Restaurants
722513 Limited-Service Restaurants
722514 Cafeterias, Grill Buffets, and Buffets
722515 Snack and Nonalcoholic Beverage Bars (including Coffee Shops and Cafes)
811111 General Automotive Repair (including Mechanics)
811114 Specialized Automotive Repair
811121 Automotive Body, Paint, and Interior Repair and Maintenance
811122 Automotive Glass Replacement Shops
811191 Automotive Oil Change and Lubrication Shops
811192 Car Washes
811198 All Other Automotive Repair and Maintenance
811210 Electronic and Precision Equipment Repair and Maintenance
811310 Commercial and Industrial Machinery and Equipment (except Automotive and Electronic) Repair and Maintenance
811411 Home and Garden Equipment Repair and Maintenance
811412 Appliance Repair and Maintenance
811420 Reupholstery and Furniture Repair
811430 Footwear and Leather Goods Repair
811490 Other Personal and Household Goods Repair and Maintenance (including Tailors)
812111 Barber Shops
812112 Beauty Salons (including Hair Salons)
812113 Nail Salons
812191 Diet and Weight Reducing Centers
812199 Other Personal Care Services (including Day Spas, Massage, and Tattoo Parlors)
812210 Funeral Homes and Funeral Services
812310 Coin-Operated Laundries and Drycleaners (including Laundromats)
812320 Drycleaning and Laundry Services (except Coin-Operated)
812331 Linen Supply
812332 Industrial Launderers
812910 Pet Care (except Veterinary) Services (including Dog Grooming)
812921 Photofinishing Laboratories (except One-Hour)
812922 One-Hour Photofinishing
812930 Parking Lots and Garages
812990 All Other Personal Services
813110 Religious Organizations
813410 Civic and Social Organizations
813910 Business Associations
813920 Professional Organizations
`;

interface Industry { readonly code: number; readonly name: string }
export const naics: readonly Industry[] = industries.trim().split('\n')
  .map((line) => ({ code: Number(line.slice(0, 6)), name: line.slice(7) }));
